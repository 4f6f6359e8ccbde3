import { afterEach, beforeEach, expect, vi } from 'vitest'

// Whatever lands in console.error is a fault somewhere: it fails the test.
let errors: unknown[][] = []

beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(args)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(errors, 'console.error was called').toEqual([])
})
