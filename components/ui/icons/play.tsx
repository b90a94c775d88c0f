import { Icon, type IconProps } from './icon';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5l10.5 6.5L8 18.5z" />
    </Icon>
  );
}
