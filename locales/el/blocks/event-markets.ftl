event-markets-all = Όλες οι αγορές
