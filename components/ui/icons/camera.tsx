import { Icon, type IconProps } from './icon';

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h3.6l1.6-2.5h5.6L16.4 8H20v11H4z" />
      <circle cx="12" cy="13.2" r="3.4" />
    </Icon>
  );
}
