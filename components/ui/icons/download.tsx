import { Icon, type IconProps } from './icon';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11.5 M7.5 11l4.5 4.5 4.5-4.5 M4.5 19.5h15" />
    </Icon>
  );
}
