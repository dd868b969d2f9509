/** What stands before the place in the name of its time zone: "توقيت نيويورك". */
export const timeOf = /^توقيت /;
