import { Icon, type IconProps } from './icon';

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z" />
    </Icon>
  );
}
