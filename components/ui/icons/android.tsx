import { Icon, type IconProps } from './icon';

export function AndroidIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 17.5a7 7 0 0 1 14 0z M7.5 11.5L6 9 M16.5 11.5L18 9 M9.5 14.8h.01 M14.5 14.8h.01" />
    </Icon>
  );
}
