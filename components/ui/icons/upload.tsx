import { Icon, type IconProps } from './icon';

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4 M7.5 8.5L12 4l4.5 4.5 M4.5 19.5h15" />
    </Icon>
  );
}
