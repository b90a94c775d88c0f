import { Icon, type IconProps } from './icon';

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5S4 14.8 4 9.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.1c0 5.5-8 10.2-8 10.2z" />
    </Icon>
  );
}
