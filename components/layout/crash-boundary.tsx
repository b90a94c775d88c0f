import { Component, type ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { DynamicLoading } from '@/components/ui/dynamic-loading';

const CrashView = dynamic(() => import('./crash-view').then((part) => part.CrashView), { ssr: false, loading: DynamicLoading });

interface Props {
  /** A crash belongs to this page: the next page starts without it. */
  page: string;
  /** `bar`: a crashed bar beside the page is left out, without a message. */
  around: 'page' | 'bar';
  children: ReactNode;
}

interface State {
  page: string;
  hasCrashed: boolean;
}

/** A defect in a page costs that page, not the way out of it: header and footer stay, and the reader is told. React logs the error. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, hasCrashed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): Partial<State> | null {
    return page === state.page ? null : { page, hasCrashed: false };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return this.props.around === 'bar' ? null : <CrashView />;
  }
}
