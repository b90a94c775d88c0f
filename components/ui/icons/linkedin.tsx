import { Icon, type IconProps } from './icon';

export function LinkedinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="2" />
      <path d="M8 11v5.5 M8 7.8h.01 M11.5 16.5V11 M11.5 13.5c0-1.7 1-2.7 2.4-2.7s2.3 1 2.3 2.7v3" />
    </Icon>
  );
}
