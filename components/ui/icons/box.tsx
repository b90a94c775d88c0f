import { Icon, type IconProps } from './icon';

export function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.8l8 4v8.4l-8 4-8-4V7.8z M4 7.8l8 4 8-4 M12 11.8v8.4 M8 5.8l8 4" />
    </Icon>
  );
}
