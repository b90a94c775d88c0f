import { Icon, type IconProps } from './icon';

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 19.5l.9-4L15.8 5.1a1.5 1.5 0 0 1 2.1 0l1 1a1.5 1.5 0 0 1 0 2.1L8.5 18.6z M13.8 7.1l3.1 3.1" />
    </Icon>
  );
}
