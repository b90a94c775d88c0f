import { Icon, type IconProps } from './icon';

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h16 M4 16h16" />
    </Icon>
  );
}
