import { Icon, type IconProps } from './icon';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="14.5" rx="1.5" />
      <path d="M4 10h16 M8.5 3.5v4 M15.5 3.5v4" />
    </Icon>
  );
}
