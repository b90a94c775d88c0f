import { Icon, type IconProps } from './icon';

export function SnowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v17 M4.6 7.7l14.8 8.6 M4.6 16.3l14.8-8.6 M9.8 5l2.2 2 2.2-2 M9.8 19l2.2-2 2.2 2" />
    </Icon>
  );
}
