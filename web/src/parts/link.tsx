// A link that loads the page or only changes the screen, as its target requires.
import type { AnchorHTMLAttributes } from 'react'
import { Link as ScreenLink, useLocation } from 'wouter'
import { needsPageLoad, paths } from '../paths.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

export function Link({ href, ...rest }: Props) {
  return needsPageLoad(href) ? <a href={href} {...rest} /> : <ScreenLink href={href} {...rest} />
}

/** For buttons that lead to the home page. */
export function useNavigateHome(): () => void {
  const [, navigate] = useLocation()
  return () => navigate(paths.home)
}
