import { Icon, type IconProps } from './icon';

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M12 3v1.8 M12 19.2V21 M3 12h1.8 M19.2 12H21 M5.6 5.6l1.3 1.3 M17.1 17.1l1.3 1.3 M5.6 18.4l1.3-1.3 M17.1 6.9l1.3-1.3" />
    </Icon>
  );
}
