import { Icon, type IconProps } from './icon';

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H4 M10 6l-6 6 6 6" />
    </Icon>
  );
}
