/** Local storage key, and name of the cookie, of what a tester wants certain providers to do. */
export const TEST_PROVIDERS_KEY = "testCustomProviders";
