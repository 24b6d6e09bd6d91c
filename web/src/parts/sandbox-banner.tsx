// Shown on every page of a sandbox: external services are simulated, and mails go to an inbox.
import { useConfig } from '../data/config.ts'

export default function SandboxBanner() {
  const { data } = useConfig()
  if (!data?.sandbox) return null
  const { inboxUrl } = data.sandbox
  return (
    <aside className="sandbox-banner" aria-label="Sandbox">
      <strong>Sandbox</strong> Sign-in, payments and messages are played by stand-ins; nothing here is real.
      {inboxUrl && (
        <a href={inboxUrl} target="_blank" rel="noopener">
          Inbox
        </a>
      )}
    </aside>
  )
}
