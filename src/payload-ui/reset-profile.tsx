'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { requests } from '@payloadcms/ui/shared'
import { useState } from 'react'

const NOTE_ID = 'reset-profile-note'
const FAILURE = 'The example profile was not loaded. Try again in a moment.'

/** Loads the default content as a draft, so that nothing public changes. */
export function ResetProfile() {
  const { config } = useConfig()
  const [isBusy, setIsBusy] = useState(false)

  const handleClick = async () => {
    setIsBusy(true)
    const response = await requests
      .post(`${config.routes.api}/globals/profile/reset`, { credentials: 'include' })
      .catch(() => null)
    // The form shows the state of the page load.
    if (response?.ok) return location.reload()
    setIsBusy(false)
    toast.error(FAILURE)
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
