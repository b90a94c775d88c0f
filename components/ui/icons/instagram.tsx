import { Icon, type IconProps } from './icon';

export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.6 7.4h.01" />
    </Icon>
  );
}
