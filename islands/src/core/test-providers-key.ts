/** Key in the local storage and name of the cookie by which a tester tells providers what to do. */
export const TEST_PROVIDERS_KEY = "testCustomProviders";
