import { Icon, type IconProps } from './icon';

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V4h10v5" />
      <rect x="4" y="9" width="16" height="7.5" rx="1.2" />
      <path d="M7 14h10v6H7z" />
    </Icon>
  );
}
