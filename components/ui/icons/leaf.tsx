import { Icon, type IconProps } from './icon';

export function LeafIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 4.5c-9 0-14 3.7-14 9.3 0 3.3 2.2 5.2 5.2 5.2 6 0 8.8-5.5 8.8-14.5z M4.5 20.5c2-5 5-8 9.5-10" />
    </Icon>
  );
}
