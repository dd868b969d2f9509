// No zod: pages read it. So small that a server runs all of a program's tests in seconds.

export const mostSimulationTests = 20;
export const mostExpectations = 20;
export const mostTestFollowers = 2_000;
export const mostTestDays = 180;
