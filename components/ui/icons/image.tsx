import { Icon, type IconProps } from './icon';

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="14" rx="1.5" />
      <circle cx="9" cy="10" r="1.6" />
      <path d="M4.5 17.5L10 13l3 2.5 3-3 4 4" />
    </Icon>
  );
}
