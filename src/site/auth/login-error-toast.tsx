'use client'

import { useEffect } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { loginErrorMessage, withoutError } from './login-error-message.ts'

/** Mounted on every page: a rejected sign-in may redirect to any of them. */
export function LoginErrorToast() {
  useEffect(() => {
    const notice = loginErrorMessage(location.search)
    if (!notice) return
    toast({ ...notice, variant: 'destructive', duration: TIMES.loginErrorToast })
    history.replaceState(null, '', withoutError(location.href))
  }, [])
  return null
}
