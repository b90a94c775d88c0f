import { Icon, type IconProps } from './icon';

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16 M14 6l6 6-6 6" />
    </Icon>
  );
}
