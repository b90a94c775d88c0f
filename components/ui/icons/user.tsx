import { Icon, type IconProps } from './icon';

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.2" r="3.7" />
      <path d="M4.5 20c.6-3.8 3.5-5.8 7.5-5.8s6.9 2 7.5 5.8" />
    </Icon>
  );
}
