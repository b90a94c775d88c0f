import { Icon, type IconProps } from './icon';

export function SlidersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h9 M17 8h3" />
      <circle cx="15" cy="8" r="2" />
      <path d="M4 16h3 M11 16h9" />
      <circle cx="9" cy="16" r="2" />
    </Icon>
  );
}
