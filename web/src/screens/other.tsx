// Screens outside the map of the app, in one chunk, so that the first script of every visit need not name their files.
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { paths } from '../paths.ts'
import Check from './check.tsx'
import NotFound from './not-found.tsx'

const InvalidToken = lazy(() => import('./invalid-token.tsx'))

export default function Other() {
  return (
    <Switch>
      <Route path={paths.check} component={Check} />
      <Route path={paths.invalidToken} component={InvalidToken} />
      <Route component={NotFound} />
    </Switch>
  )
}
