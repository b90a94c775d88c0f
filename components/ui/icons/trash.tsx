import { Icon, type IconProps } from './icon';

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15 M9 7V4.5h6V7 M6.5 7l.9 12.5h9.2L17.5 7 M10 10.5v5.5 M14 10.5v5.5" />
    </Icon>
  );
}
