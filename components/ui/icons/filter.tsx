import { Icon, type IconProps } from './icon';

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16 M7 12h10 M10 17h4" />
    </Icon>
  );
}
