import { pruefeGesundheit } from '@/lib/server/gesundheit'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  return pruefeGesundheit()
}
