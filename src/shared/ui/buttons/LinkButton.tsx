import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { safeUrl } from '../../lib/safeUrl';
import { Icon } from '../marks/Icon';
import css from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonLook';

type InsideProps = ButtonLook & Omit<LinkProps, keyof ButtonLook>;
type OutsideProps = ButtonLook &
  Omit<ComponentProps<'a'>, keyof ButtonLook | 'href'> & { readonly href: string };

/** Either `to`, a route of the app, or `href`, any other address. Plus a button's look. */
export type LinkButtonProps = InsideProps | OutsideProps;

function Words({ look, children }: { readonly look: ButtonLook; readonly children: ReactNode }) {
  return (
    <>
      {look.icon ? <Icon of={look.icon} size={look.size === 'sm' ? 'sm' : 'md'} /> : null}
      <span className={css.label}>{children}</span>
    </>
  );
}

/** A link that looks like a button. An unsafe `href` is omitted. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, fullWidth, icon, className, children, ...rest } = props;
  const look = { variant, size, fullWidth, icon };
  const classes = buttonClass(look, className);
  if ('to' in rest) {
    return (
      <Link {...rest} className={classes}>
        <Words look={look}>{children}</Words>
      </Link>
    );
  }
  return (
    <a {...rest} href={safeUrl(rest.href) ?? undefined} className={classes}>
      <Words look={look}>{children}</Words>
    </a>
  );
}
