import { Icon, type IconProps } from './icon';

export function SparkleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4c.7 4.6 2.9 7.1 8 8-5.1.9-7.3 3.4-8 8-.7-4.6-2.9-7.1-8-8 5.1-.9 7.3-3.4 8-8z" />
    </Icon>
  );
}
