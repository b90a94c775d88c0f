import { Icon, type IconProps } from './icon';

export function YoutubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="6" width="18" height="12" rx="3.5" />
      <path d="M10.5 9.5l4 2.5-4 2.5z" />
    </Icon>
  );
}
