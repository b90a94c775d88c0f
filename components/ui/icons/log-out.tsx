import { Icon, type IconProps } from './icon';

export function LogOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4.5H5.5v15H10 M9.5 12h11 M16.5 8l4 4-4 4" />
    </Icon>
  );
}
