'use client'

import { ErrorScreen } from '#src/site/layout/error-screen.tsx'

export default ErrorScreen
