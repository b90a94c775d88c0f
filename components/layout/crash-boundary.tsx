import { Component, type ReactNode } from 'react';
import dynamic from 'next/dynamic';

const CrashView = dynamic(() => import('./crash-view').then((part) => part.CrashView), { ssr: false });

interface Props {
  /** A crash belongs to this page: another one starts whole. */
  page: string;
  children: ReactNode;
}

interface State {
  page: string;
  isBroken: boolean;
}

/** A defect in a page costs that page, not the way out of it: header and footer stay, and the reader is told. React writes the error to the console. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, isBroken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): Partial<State> | null {
    return page === state.page ? null : { page, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? <CrashView /> : this.props.children;
  }
}
