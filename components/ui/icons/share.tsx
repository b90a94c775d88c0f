import { Icon, type IconProps } from './icon';

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="12" r="2.3" />
      <circle cx="17.5" cy="5.8" r="2.3" />
      <circle cx="17.5" cy="18.2" r="2.3" />
      <path d="M8 10.9l7.4-4 M8 13.1l7.4 4" />
    </Icon>
  );
}
