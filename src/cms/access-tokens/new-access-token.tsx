'use client'

import { useEffect, useRef, useState } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import type { CreatedAccessToken } from '#src/contract/access-tokens/access-token-schemas.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { AccessTokenForm } from './access-token-form.tsx'

/** The form for a new token, and then the token itself, once. */
export function NewAccessToken() {
  const [created, setCreated] = useState<CreatedAccessToken | null>(null)
  return (
    <Card role="region" aria-label="New access token">
      <CardHeader>
        <CardTitle>{created ? created.name : 'New access token'}</CardTitle>
      </CardHeader>
      <CardBody>
        {created ? (
          <ShownToken token={created.token} onDone={() => setCreated(null)} />
        ) : (
          <AccessTokenForm onCreated={setCreated} />
        )}
      </CardBody>
    </Card>
  )
}

function ShownToken({ token, onDone }: { token: string; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <Field
        label="Access token"
        hint="Copy it now: it is not shown again. Keep it like a password, for example as a secret of your repository."
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
    </div>
  )
}
