import { Icon, type IconProps } from './icon';

export function ThermometerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 13.8V5.7a2 2 0 0 1 4 0v8.1a4 4 0 1 1-4 0z M12 10v7" />
    </Icon>
  );
}
