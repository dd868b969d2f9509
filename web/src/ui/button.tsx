import type { ComponentProps, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';

/** `primary` once a screen; `quiet` for all else; `danger` for what takes something away. */
export type Look = 'primary' | 'quiet' | 'plain' | 'danger';

const base =
  'button-size inline-flex items-center justify-center gap-2 rounded-control font-semibold leading-heading transition-colors duration-120 select-none text-center no-underline';
const looks: Record<Look, string> = {
  primary: 'bg-primary-strong text-primary-on hover:brightness-110 disabled:brightness-100',
  quiet: 'border border-line-strong bg-raised text-ink hover:bg-sunken',
  plain: 'text-primary-text hover:bg-primary-soft',
  danger: 'bg-danger-strong text-danger-on hover:brightness-110',
};
const buttonClass = (look: Look, className = '') => `${base} ${looks[look]} ${className}`;

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  ref?: Ref<HTMLButtonElement>;
  /** Still working: the button stays where it is and takes no second press. */
  pending?: boolean;
}

export function Button({ look = 'primary', pending = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      className={buttonClass(look, `disabled:opacity-60 aria-disabled:opacity-70 ${className ?? ''}`)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

export function LinkButton({
  look = 'primary',
  className,
  ...rest
}: LinkProps & { look?: Look; className?: string }) {
  return <Link prefetch="intent" {...rest} className={buttonClass(look, className)} />;
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Said aloud and shown on hover; an icon never stands without a name. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink ${className}`}
    />
  );
}

function Spinner() {
  return (
    <svg className="spin" width="16" height="16" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path d="M9 2a7 7 0 0 1 7 7" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
