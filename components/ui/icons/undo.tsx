import { Icon, type IconProps } from './icon';

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5L4 9.5 8.5 14 M4 9.5h10a5 5 0 0 1 0 10h-3" />
    </Icon>
  );
}
