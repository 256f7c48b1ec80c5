'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { profileCalls } from '#src/contract/profile/profile-calls.ts'
import { request } from '#src/queries/client.ts'

const NOTE_ID = 'reset-profile-note'
const FAILURE = 'The example profile was not loaded. Try again in a moment.'

/** Loads the default content as a draft, so that nothing public changes. */
export function ResetProfile() {
  const [isBusy, setIsBusy] = useState(false)

  const handleClick = async () => {
    setIsBusy(true)
    try {
      await request(profileCalls.resetProfile)
      // The form shows the state of the page load.
      location.reload()
    } catch {
      setIsBusy(false)
      toast.error(FAILURE)
    }
  }

  return (
    <div>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy}
        aria-describedby={NOTE_ID}
        onClick={() => void handleClick()}
      >
        Reset to the example profile
      </Button>
      <p id={NOTE_ID}>
        Replaces all fields with the example profile, as a draft. Visitors see it only after you
        publish. Use Versions to go back.
      </p>
    </div>
  )
}
