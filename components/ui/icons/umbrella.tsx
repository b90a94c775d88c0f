import { Icon, type IconProps } from './icon';

export function UmbrellaIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v1 M3.5 13a8.5 8.5 0 0 1 17 0z M12 13v5a2 2 0 0 0 4 0" />
    </Icon>
  );
}
