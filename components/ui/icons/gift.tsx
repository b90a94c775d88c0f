import { Icon, type IconProps } from './icon';

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="9" width="16" height="4" rx=".8" />
      <path d="M5.5 13v7h13v-7 M12 9v11 M12 9C9 9 7.5 8 7.5 6.4 7.5 4 11 3.8 12 9c1-5.2 4.5-5 4.5-2.6C16.5 8 15 9 12 9z" />
    </Icon>
  );
}
