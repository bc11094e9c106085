results-all = همه نتایج
