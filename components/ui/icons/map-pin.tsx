import { Icon, type IconProps } from './icon';

export function MapPinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.5s-6.5-5.8-6.5-10.7a6.5 6.5 0 0 1 13 0c0 4.9-6.5 10.7-6.5 10.7z" />
      <circle cx="12" cy="9.8" r="2.3" />
    </Icon>
  );
}
