import { Component, startTransition, type ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { LostPart } from '@/lib/lost-part';
import { AskedPart } from '@/components/ui/asked-part';
import { LostNotice } from '@/components/ui/lost-notice';

const CrashView = dynamic(() => import('./crash-view').then((part) => part.CrashView), { ssr: false, loading: AskedPart });

interface Props {
  /** A crash belongs to this page: another one starts whole. */
  page: string;
  /** `bar`: what stands beside the page is left out, and nothing is said about it. */
  around: 'page' | 'bar';
  children: ReactNode;
}

interface State {
  page: string;
  broken: 'nothing' | 'by a defect' | LostPart;
}

/**
 * A defect in a page costs that page, not the way out of it: header and footer stay, and the reader is told. React writes
 * the error to the console. A page whose script could not be fetched is asked for anew by a press, and when the network
 * is back.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, broken: 'nothing' };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: error instanceof LostPart ? error : 'by a defect' };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): Partial<State> | null {
    return page === state.page ? null : { page, broken: 'nothing' };
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LostPart) error.forget();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  // In a transition, because a bar has no boundary for the time of waiting.
  retry = () => {
    if (this.state.broken instanceof LostPart) startTransition(() => this.setState({ broken: 'nothing' }));
  };

  override render() {
    const { broken } = this.state;
    if (broken === 'nothing') return this.props.children;
    if (this.props.around === 'bar') return null;
    return broken === 'by a defect' ? <CrashView /> : <LostNotice look="lost-page" onRetry={this.retry} />;
  }
}
