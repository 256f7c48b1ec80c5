import { useEffect, useRef, useState } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import type { CreatedAccessToken } from '#src/contract/access-tokens/access-token-calls.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { AccessTokenForm } from './access-token-form.tsx'

export function NewAccessToken() {
  const [created, setCreated] = useState<CreatedAccessToken | null>(null)
  return (
    <Card role="region" aria-label="New access token">
      <CardHeader title={created ? created.name : 'New access token'} />
      <CardBody>
        {created ? (
          <ShownToken {...created} onDone={() => setCreated(null)} />
        ) : (
          <AccessTokenForm onCreated={setCreated} />
        )}
      </CardBody>
    </Card>
  )
}

type ShownTokenProps = Pick<CreatedAccessToken, 'token' | 'scopes'> & { onDone: () => void }

function ShownToken({ token, scopes, onDone }: ShownTokenProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <Field
        label="Access token"
        hint="Copy the token now. You will not see it again. Store it like a password, for example as a repository secret."
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            readOnly
            value={token}
            onFocus={(event) => event.target.select()}
            className="font-mono text-xs"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <CopyButton variant="primary" text={token} confirmation={TIMES.copyConfirmation} />
        <Button onClick={onDone}>Done</Button>
      </div>
      {scopes.includes('posts') && scopes.includes('media') && <PublishCommand token={token} />}
    </div>
  )
}

function PublishCommand({ token }: { token: string }) {
  const command = `FOLIO_TOKEN=${token} npm run import -- ../my-posts --to ${window.location.origin}`
  return (
    <section aria-label="Publish a folder" className="grid gap-2 border-t border-border pt-4">
      <p className="text-sm text-muted">
        Publish a folder of Markdown files from a checkout of this site’s code. To publish on every
        push, copy <code>docs/use/publish-posts.yml</code> to your repository.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 grow basis-64 font-mono text-xs break-all">{command}</code>
        <CopyButton text={command} label="Copy command" confirmation={TIMES.copyConfirmation} />
      </div>
    </section>
  )
}
