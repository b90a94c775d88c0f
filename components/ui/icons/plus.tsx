import { Icon, type IconProps } from './icon';

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14 M5 12h14" />
    </Icon>
  );
}
